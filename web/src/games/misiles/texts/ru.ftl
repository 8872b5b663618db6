misiles-credits = Игра Байрона Ретаны, иллюстрации Хосуэ Гонсалеса, издательство Bearded Guy Games (Сан-Хосе, Коста-Рика, 2019). Названия, числа и механика принадлежат им; формулировки и рисунки здесь наши.
misiles-line = { NUMBER($cost) } { $element }: частей { NUMBER($parts) } из { NUMBER($of) }, готово { NUMBER($complete) } из { NUMBER($copies) }
misiles-setup = Подготовка
misiles-collection = Сбор
misiles-decision = Решение
misiles-effect = Эффект
misiles-end = Конец хода
