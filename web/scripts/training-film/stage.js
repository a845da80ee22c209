// The stage of the training film, run in a page: `show(moment)` draws one moment of the timeline.
// Light paper for the scenes; night, sun and hills for the titles, as on the page's own drawing.

const CENTRE = 310
const RADIUS = 232
const REST_PIXELS = 12
const BREATH_PIXELS = 64
const LEAN_PIXELS = 14
const film = globalThis.film
const element = (id) => document.getElementById(id)

/** A place on the ring by its hour. */
function onRing(hour, radius) {
  const angle = (hour * Math.PI) / 6
  return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)].map((at) => at.toFixed(2))
}

const band = ({ color }, index) => {
  const [from, to] = [onRing(2 * index + 0.12, RADIUS), onRing(2 * index + 1.88, RADIUS)]
  return `<path d="M${from} A${RADIUS} ${RADIUS} 0 0 1 ${to}" stroke="${color}"/>`
}

const stateAt = (hour) => film.states[Math.floor((((hour % 12) + 12) % 12) / 2)]

function ring(hour) {
  const state = stateAt(hour)
  const [x, y] = onRing(hour, RADIUS)
  return `<svg viewBox="0 0 620 620"><g fill="none" stroke-width="46">${film.states.map(band).join('')}</g>
    <circle cx="${x}" cy="${y}" r="38" fill="#fff" stroke="${state.color}" stroke-width="9"/>
    <text x="${CENTRE}" y="${CENTRE + 16}" text-anchor="middle" fill="${state.text_color}">${state.display_name}</text></svg>`
}

function breath({ size }) {
  const radius = 220 + BREATH_PIXELS * size
  return `<svg class="halo" viewBox="0 0 620 620"><circle cx="${CENTRE}" cy="${CENTRE}" r="${radius.toFixed(1)}"/></svg>`
}

/** Long sentences are set smaller, so that a phone shows all of them at once. */
const sizeOf = (words) => (words.length > 96 ? 48 : words.length > 66 ? 54 : 62)

function showScene({ scene: index, chapter, dot, lean = 0, count, rest, breath: inBreath }) {
  const scene = film.scenes[index]
  element('chapter').textContent = film.chapters[chapter].title
  element('words').textContent = scene.words
  element('words').style.fontSize = `${sizeOf(scene.words)}px`
  element('beside').textContent = inBreath ? `${inBreath.way} ${inBreath.left}` : count ? String(count) : ''
  const drawing = dot === undefined ? film.drawings[scene.picture] : ring(dot)
  element('drawing').innerHTML = (inBreath ? breath(inBreath) : '') + drawing
  const scale = 1 + (REST_PIXELS * rest) / 310
  element('drawing').style.transform = `translateX(${LEAN_PIXELS * lean}px) scale(${scale.toFixed(5)})`
}

function showCard({ card, end }) {
  element('number').textContent = end ? '' : String(card + 1)
  element('title').textContent = end ? film.brand : film.chapters[card].title
}

globalThis.show = (moment) => {
  const isNight = moment.card !== undefined || Boolean(moment.end)
  document.body.className = isNight ? 'night' : 'day'
  if (isNight) showCard(moment)
  else showScene(moment)
  for (const part of document.querySelectorAll('.fades')) part.style.opacity = String(moment.light)
}
