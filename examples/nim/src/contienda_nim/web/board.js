// The board of Nim on the page: four rows of sticks; a stick is taken together with all to its right.
// A plain module: the page imports it as it stands here, and calls `mount`, `update` and `destroy`.
const LENGTHS = [1, 3, 5, 7];
const LONGEST = 7;

const STYLE = `
.nim { display: grid; gap: 0.6rem; justify-items: center; padding: 1rem; }
.nim-row { display: flex; gap: 0.5rem; }
.nim button { width: 1.4rem; height: 4.5rem; padding: 0; border: 0; border-radius: 0.4rem; background: #c9973f; cursor: pointer; }
.nim button:disabled { cursor: default; opacity: 0.75; }
.nim button.gone { background: transparent; border: 1px dashed currentColor; opacity: 0.3; }
.nim button.lit { outline: 3px solid currentColor; outline-offset: 1px; }
`;

function mount(target, first) {
  const root = target.appendChild(document.createElement("div"));
  root.className = "nim panel";
  root.dataset.board = "nim";
  const style = root.appendChild(document.createElement("style"));
  style.textContent = STYLE;
  const note = document.createElement("p");
  let props = first;

  const sticks = LENGTHS.map((length, row) => {
    const line = root.appendChild(document.createElement("div"));
    line.className = "nim-row";
    return Array.from({ length }, (_, at) => {
      const stick = line.appendChild(document.createElement("button"));
      stick.type = "button";
      stick.addEventListener("click", () => props.act(codeAt(row, at)));
      for (const kind of ["mouseenter", "focus"]) stick.addEventListener(kind, () => light(row, at));
      for (const kind of ["mouseleave", "blur"]) stick.addEventListener(kind, () => light(row, LONGEST));
      return stick;
    });
  });
  root.appendChild(note);

  const codeAt = (row, at) => row * LONGEST + props.view.rows[row] - at - 1;

  function light(row, from) {
    sticks[row].forEach((stick, at) => stick.classList.toggle("lit", !stick.disabled && at >= from));
  }

  function draw() {
    sticks.forEach((line, row) =>
      line.forEach((stick, at) => {
        const gone = at >= props.view.rows[row];
        const code = codeAt(row, at);
        stick.classList.toggle("gone", gone);
        stick.disabled = gone || !props.legal.includes(code);
        stick.setAttribute("aria-label", stick.disabled ? "–" : props.speaker.action(code));
      }),
    );
    note.textContent = props.view.misere ? props.speaker.text("board-misere") : "";
  }

  draw();
  return {
    update(next) {
      props = next;
      draw();
    },
    destroy() {
      root.remove();
    },
  };
}

export default {
  board: async () => ({ Board: { mount } }),
};
