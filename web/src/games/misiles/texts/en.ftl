misiles-credits = A game by Byron Retana, illustrated by Josué González, published by Bearded Guy Games (San José, Costa Rica, 2019). Names, numbers and mechanics are theirs; the wording and the drawings here are ours.
misiles-line = { NUMBER($cost) } { $element }: { NUMBER($parts) } of { NUMBER($of) } parts, { NUMBER($complete) } of { NUMBER($copies) } complete
misiles-setup = Set-up
misiles-collection = Collection
misiles-decision = Decision
misiles-effect = Effect
misiles-end = End of turn
