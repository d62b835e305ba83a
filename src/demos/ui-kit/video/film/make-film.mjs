/**
 * Makes the film of the video page: `node src/demos/ui-kit/video/film/make-film.mjs`, with ffmpeg and a Chromium. It writes
 * day.webm (VP9 and Opus), day.jpg (the poster) and day-frames.jpg (a small picture per second) beside itself.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../../../tests/e2e/support/find-browser.mjs'
import { filmSeconds } from './draw-film.mjs'

const framesPerSecond = 24

/** In pixels; one picture per second, in rows of `columns`. */
const thumbnail = { width: 160, height: 90, columns: 6 }

const beside = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))

// Surf, wind and a soft chord that changes with the scenes. The volume stays low.
const chords = [
  [220, 277.18, 329.63],
  [196, 246.94, 293.66],
  [174.61, 220, 261.63],
  [164.81, 196, 246.94],
]
const tones = chords.flatMap((tones, index) =>
  tones.map(
    (tone) =>
      `0.035*sin(2*PI*${tone}*t)*pow(max(0\\,sin(PI*(t-${index * 6})/6))\\,2)*between(t\\,${index * 6}\\,${index * 6 + 6})`,
  ),
)
const sound = [
  `aevalsrc=${tones.join('+')}:d=${filmSeconds}:s=48000[chord]`,
  `anoisesrc=color=pink:seed=7:d=${filmSeconds}:r=48000:a=0.12,lowpass=f=650,tremolo=f=0.18:d=0.75[surf]`,
  `[chord][surf]amix=inputs=2:normalize=0,afade=t=in:d=1,afade=t=out:st=${filmSeconds - 2}:d=2[sound]`,
].join(';')

/** @param {string[]} args */
const startEncoder = (args) =>
  spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })

const encoder = startEncoder([
  ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-'],
  ...['-filter_complex', sound, '-map', '0:v', '-map', '[sound]'],
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '44', '-g', '48', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'libopus', '-b:a', '28k', '-ac', '1', '-t', String(filmSeconds), beside('day.webm')],
])

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const drawing = (await readFile(beside('draw-film.mjs'), 'utf8')).replaceAll(/^export /gm, '')
await page.addScriptTag({ content: drawing })

/** @param {string} expression Returns a data URL. */
const takePicture = async (expression) => {
  const url = /** @type {string} */ (await page.evaluate(expression))
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
await page.evaluate(`
  window.canvas = Object.assign(document.createElement('canvas'), size)
  window.pen = canvas.getContext('2d')
  window.sheet = Object.assign(document.createElement('canvas'), {
    width: ${thumbnail.width * thumbnail.columns},
    height: ${thumbnail.height * Math.ceil(filmSeconds / thumbnail.columns)},
  })
`)
for (let frame = 0; frame < filmSeconds * framesPerSecond; frame += 1) {
  const png = await takePicture(`drawFilm(pen, ${frame / framesPerSecond}); canvas.toDataURL('image/png')`)
  if (!encoder.stdin.write(png)) await once(encoder.stdin, 'drain')
  if (frame % framesPerSecond !== 0) continue
  const [index, { width, height, columns }] = [frame / framesPerSecond, thumbnail]
  await page.evaluate(
    `sheet.getContext('2d').drawImage(canvas, ${(index % columns) * width}, ${Math.floor(index / columns) * height}, ${width}, ${height})`,
  )
}
encoder.stdin.end()
await once(encoder, 'exit')
await writeFile(beside('day-frames.jpg'), await takePicture(`sheet.toDataURL('image/jpeg', 0.55)`))
await writeFile(beside('day.jpg'), await takePicture(`drawFilm(pen, 3); canvas.toDataURL('image/jpeg', 0.7)`))
await browser.close()
