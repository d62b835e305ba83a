import captions from './film/captions.vtt?no-inline'
import chapters from './film/chapters.vtt?no-inline'
import poster from './film/day.jpg?no-inline'
import video from './film/day.webm?no-inline'
import frames from './film/day-frames.jpg?no-inline'

// make-film.mjs draws the pictures and their sound. No address is inlined: the policy allows no `data:` media.
export const film = { title: 'Um dia em quatro paisagens', video, poster, captions, chapters, frames }

/** In seconds; as make-film.mjs writes it. */
const filmSeconds = 24

/** The sheet of small pictures, one per second: its rows and columns. */
const sheet = { columns: 6, rows: 4 }

/** Returns the style of an element that shows the film at a time. */
export function showFrame(seconds: number) {
  const index = Math.max(0, Math.min(filmSeconds - 1, Math.floor(seconds)))
  const [column, row] = [index % sheet.columns, Math.floor(index / sheet.columns)]
  return {
    backgroundImage: `url("${frames}")`,
    backgroundSize: `${sheet.columns * 100}% ${sheet.rows * 100}%`,
    backgroundPosition: `${(100 * column) / (sheet.columns - 1)}% ${(100 * row) / (sheet.rows - 1)}%`,
  }
}

/** Formats a time of a film: "1:07". */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const spoken = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Formats a time for screen readers: "1 minuto e 7 segundos". */
export function describeTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const restText = spoken(rest, 'segundo', 'segundos')
  return minutes === 0 ? restText : `${spoken(minutes, 'minuto', 'minutos')} e ${restText}`
}
