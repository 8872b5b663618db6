// The drawings of the bears' heads, the same as in print.
import bear from "../../../../src/contienda/games/buenosos/art/bear.svg?raw";
import buenosos from "../../../../src/contienda/games/buenosos/art/buenosos.svg?raw";
import malosos from "../../../../src/contienda/games/buenosos/art/malosos.svg?raw";

const HEADS: Record<string, string> = { malosos, buenosos };

/** The head of that side; other ids of sides get a neutral bear. */
export const headOf = (side: string): string => HEADS[side] ?? bear;
