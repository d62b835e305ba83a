/** The pictures of the film. They depend on the time only, so that every run of make-film.mjs draws the same. */

export const size = { width: 854, height: 480 }

/** In seconds. */
const scene = { length: 6, fade: 0.8 }

export const filmSeconds = 4 * scene.length

/**
 * Fills the screen with a vertical gradient.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} top
 * @param {string} bottom
 */
function fillSky(pen, top, bottom) {
  const sky = pen.createLinearGradient(0, 0, 0, size.height)
  sky.addColorStop(0, top)
  sky.addColorStop(1, bottom)
  pen.fillStyle = sky
  pen.fillRect(0, 0, size.width, size.height)
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} color
 */
function fillDisc(pen, x, y, radius, color) {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

/**
 * Fills what lies below a line.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} color
 * @param {(x: number) => number} line
 */
function fillBelow(pen, color, line) {
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(0, size.height)
  for (let x = 0; x <= size.width + 6; x += 6) pen.lineTo(x, line(x))
  pen.lineTo(size.width, size.height)
  pen.fill()
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function fillCloud(pen, x, y, scale) {
  for (const [right, down, radius] of /** @type {const} */ ([
    [0, 0, 24],
    [30, -12, 30],
    [64, -2, 25],
    [92, 6, 17],
  ]))
    fillDisc(pen, x + right * scale, y + down * scale, radius * scale, 'rgb(255 255 255 / 0.82)')
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 * @param {number} lift From -1 to 1.
 */
function strokeBird(pen, x, y, lift) {
  pen.strokeStyle = '#20313F'
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.moveTo(x - 13, y - 7 * lift)
  pen.quadraticCurveTo(x - 5, y - 5 * lift - 2, x, y)
  pen.quadraticCurveTo(x + 5, y - 5 * lift - 2, x + 13, y - 7 * lift)
  pen.stroke()
}

/** @type {((pen: CanvasRenderingContext2D, t: number) => void)[]} `t` is the time in the scene, in seconds. */
const scenes = [
  function coast(pen, t) {
    fillSky(pen, '#6FB6DC', '#FCE3C0')
    fillDisc(pen, 250 + 8 * t, 292 - 26 * t, 44, '#FFF3CF')
    fillBelow(pen, '#4D8797', (x) => 268 - 64 * Math.exp(-(((x - 690) / 130) ** 2)) - 5 * Math.sin(x / 60))
    for (const [index, color] of ['#2C8C99', '#1F7684', '#155F6C'].entries())
      fillBelow(
        pen,
        color,
        (x) => 290 + 44 * index + 6 * Math.sin(x / (58 - 9 * index) + t * (0.9 + 0.25 * index) + index),
      )
    const [boatX, boatY] = [470 - 16 * t, 316 + 4 * Math.sin(t * 1.3)]
    pen.fillStyle = '#FDF8EE'
    pen.beginPath()
    pen.moveTo(boatX, boatY - 66)
    pen.lineTo(boatX + 40, boatY - 6)
    pen.lineTo(boatX, boatY - 6)
    pen.fill()
    pen.fillStyle = '#8C3B2B'
    pen.beginPath()
    pen.moveTo(boatX - 34, boatY)
    pen.lineTo(boatX + 52, boatY)
    pen.lineTo(boatX + 34, boatY + 18)
    pen.lineTo(boatX - 20, boatY + 18)
    pen.fill()
    fillBelow(pen, '#EAD7AE', (x) => 446 + 14 * Math.sin(x / 190 + 1) + 3 * Math.sin(t + x / 70))
  },
  function mountains(pen, t) {
    fillSky(pen, '#5AA9E0', '#E6F3FA')
    fillDisc(pen, 560 + 10 * t, 104 - 6 * t, 38, '#FFFDF2')
    fillCloud(pen, 60 + 16 * t, 110, 1.1)
    fillCloud(pen, 420 + 10 * t, 76, 0.8)
    fillBelow(pen, '#8BB4C4', (x) => 250 - 74 * Math.abs(Math.sin(x / 150 + 0.4)) - 12 * Math.sin(x / 27))
    fillBelow(pen, '#4E8B6F', (x) => 316 - 62 * Math.abs(Math.sin(x / 190 + 1.3)) - 8 * Math.sin(x / 31))
    fillBelow(pen, '#2F6B4B', (x) => 394 - 34 * Math.sin(x / 170 + 2.2) - 6 * Math.sin(x / 23))
    for (let index = 0; index < 26; index += 1) {
      const [x, y] = [18 + index * 33, 412 + 22 * Math.sin(index * 1.9)]
      pen.fillStyle = index % 3 === 0 ? '#1F5038' : '#24593F'
      pen.beginPath()
      pen.moveTo(x, y - 46)
      pen.lineTo(x + 15, y + 12)
      pen.lineTo(x - 15, y + 12)
      pen.fill()
    }
    for (let index = 0; index < 4; index += 1)
      strokeBird(pen, 180 + 44 * t + 38 * index, 170 - 9 * t + 14 * (index % 2), Math.sin(4 * t + index))
  },
  function plateau(pen, t) {
    fillSky(pen, '#D9714C', '#FBD58A')
    fillDisc(pen, 600, 214 + 20 * t, 62, '#FFE9AE')
    fillBelow(pen, '#A4543A', (x) => (x > 90 && x < 380 ? 224 : 300) + 5 * Math.sin(x / 18))
    fillBelow(pen, '#7E3F2C', (x) => (x > 560 && x < 800 ? 276 : 338) + 6 * Math.sin(x / 22))
    fillBelow(pen, '#4C2A1C', (x) => 396 + 9 * Math.sin(x / 110))
    for (const [x, scale] of /** @type {const} */ ([
      [150, 1],
      [420, 0.74],
      [700, 1.16],
    ])) {
      const sway = 4 * Math.sin(t * 1.1 + x)
      pen.strokeStyle = '#2E170E'
      pen.lineWidth = 9 * scale
      pen.beginPath()
      pen.moveTo(x, 410)
      pen.quadraticCurveTo(x + 8 * scale, 360, x + sway, 410 - 96 * scale)
      pen.stroke()
      for (const [right, down, radius] of /** @type {const} */ ([
        [-34, -92, 25],
        [0, -116, 34],
        [36, -94, 27],
        [8, -82, 26],
      ]))
        fillDisc(pen, x + sway + right * scale, 410 + down * scale, radius * scale, '#E8A62C')
    }
  },
  function night(pen, t) {
    fillSky(pen, '#0A1229', '#2B3A63')
    for (let index = 0; index < 90; index += 1) {
      const bright = 0.35 + 0.5 * Math.abs(Math.sin(index * 3.7 + t * (0.6 + (index % 5) / 6)))
      fillDisc(
        pen,
        (index * 197) % size.width,
        (index * 83) % 270,
        index % 7 === 0 ? 2 : 1.2,
        `rgb(255 255 255 / ${bright.toFixed(2)})`,
      )
    }
    fillDisc(pen, 180 + 10 * t, 120 - 4 * t, 40, '#F4F1DE')
    fillDisc(pen, 196 + 10 * t, 112 - 4 * t, 36, '#16203F')
    fillBelow(pen, '#131C38', (x) => 330 - 40 * Math.sin(x / 150) - 7 * Math.sin(x / 33))
    fillBelow(pen, '#0B1226', (x) => 402 - 14 * Math.sin(x / 120 + 2))
    for (const [index, x] of [430, 520, 604, 700].entries()) {
      const [width, height] = [58, 44 + 12 * (index % 2)]
      pen.fillStyle = '#070C1B'
      pen.fillRect(x, 410 - height, width, height + 20)
      pen.beginPath()
      pen.moveTo(x - 8, 410 - height)
      pen.lineTo(x + width / 2, 410 - height - 26)
      pen.lineTo(x + width + 8, 410 - height)
      pen.fill()
      // One window after the other is lit.
      pen.fillStyle = t > 0.9 + index * 0.9 ? '#FFCF6B' : '#1A2544'
      pen.fillRect(x + 20, 410 - height + 14, 18, 18)
    }
  },
]

/**
 * Draws the frame at a time in seconds. Scenes fade into each other, and the last one into black.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} seconds
 */
export function drawFilm(pen, seconds) {
  const index = Math.min(scenes.length - 1, Math.floor(seconds / scene.length))
  const inScene = seconds - index * scene.length
  pen.globalAlpha = 1
  pen.lineCap = 'round'
  scenes[index]?.(pen, inScene)
  const fade = Math.max(0, (inScene - scene.length + scene.fade) / scene.fade)
  if (fade === 0) return
  const next = scenes[index + 1]
  const layer = new OffscreenCanvas(size.width, size.height)
  const layerPen = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (layer.getContext('2d')))
  layerPen.lineCap = 'round'
  if (next) next(layerPen, 0)
  else layerPen.fillRect(0, 0, size.width, size.height)
  pen.globalAlpha = fade
  pen.drawImage(layer, 0, 0)
  pen.globalAlpha = 1
}
