// Draws the charts, and lists the games behind a mark when somebody clicks it.
const data = JSON.parse(document.getElementById('data').textContent);

function line([text, command]) {
  const item = document.createElement('li');
  const told = document.createElement('span');
  told.textContent = text;
  const code = document.createElement('code');
  code.textContent = command;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = data.copy;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(command);
    button.textContent = data.copied;
  });
  item.append(told, code, button);
  return item;
}

function show(place, links) {
  const list = document.createElement('ul');
  list.append(...links.map(line));
  if (links.length === 0) list.textContent = data.none;
  place.replaceChildren(list);
}

// A narrow screen has room for one column of names, and for shorter labels.
function fitted(chart, spec) {
  if (chart.clientWidth >= 560) return spec;
  const { legend, axis } = spec.config;
  return { ...spec, config: { ...spec.config, legend: { ...legend, columns: 1, labelFontSize: 11 }, axis: { ...axis, labelFontSize: 10 } } };
}

for (const section of document.querySelectorAll('[data-figure]')) {
  const number = Number(section.dataset.figure);
  const games = data.games[number];
  const place = section.querySelector('.games');
  const chart = section.querySelector('.chart');
  vegaEmbed(chart, fitted(chart, data.charts[number]), { actions: false, renderer: 'svg', formatLocale: data.locale, logLevel: 1 }).then(({ view }) => {
    chart.dataset.drawn = 'yes';
    if (!place) return;
    view.addEventListener('click', (event, item) => {
      const key = item && item.datum && item.datum.key;
      if (key !== undefined) show(place, games[key] ?? []);
    });
  });
  const first = number === 0 && place && Object.values(games).find((links) => links.length > 0);
  if (first) show(place, first.slice(0, 3));
}
