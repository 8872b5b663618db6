misiles-credits = Un juego de Byron Retana, ilustrado por Josué González y publicado por Bearded Guy Games (San José, Costa Rica, 2019). Los nombres, los números y la mecánica son suyos; la redacción y los dibujos de aquí son nuestros.
misiles-line = { NUMBER($cost) } { $element }: { NUMBER($parts) } de { NUMBER($of) } partes, { NUMBER($complete) } de { NUMBER($copies) } completos
misiles-setup = Preparación
misiles-collection = Recolección
misiles-decision = Decisión
misiles-effect = Efecto
misiles-end = Fin del turno
