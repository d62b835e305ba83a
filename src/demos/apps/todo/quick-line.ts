import { searchKey } from '@/lib/search-text.ts'
import { colleagues } from '../../parts/cast.ts'
import { addDays, toIsoDay } from '../../parts/days.ts'
import { categories, copyOptions } from './categories.ts'
import { findNextWeekday, firstWorkday, formatTime } from './due.ts'
import type { TodoDraft } from './store.ts'
import type { Repeat } from './todo.ts'

type Found = { due?: string; time?: string; repeat?: Repeat; category?: string; person?: string }

type Rule = { pattern: RegExp; read: (match: RegExpMatchArray, now: Date) => Found | undefined }

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']

const weekday = `(${weekdays.join('|')})(?:feira)?`

const before = '(?:(?:para|pra|ate|em|na|no|nesta|neste|de) )?'

const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(`^${pattern}$`), read })

const inDays = (days: number) => (_: RegExpMatchArray, now: Date) => ({ due: addDays(toIsoDay(now), days) })

const readWeekdayName = ([, name = '']: RegExpMatchArray, now: Date) => ({
  due: findNextWeekday(toIsoDay(now), weekdays.indexOf(name)),
})

/** Reads a day of a month. Without a year it is the next one, today included. */
function readDate([, day = '', month = '', year]: RegExpMatchArray, now: Date): Found | undefined {
  const pad = (part: string) => part.padStart(2, '0')
  const build = (full: number) => `${full}-${pad(month)}-${pad(day)}`
  const thisYear = now.getFullYear()
  const due = year
    ? build(Number(year.length === 2 ? `20${year}` : year))
    : [build(thisYear), build(thisYear + 1)].find((date) => date >= toIsoDay(now))
  return due && isRealDay(due) ? { due } : undefined
}

const isRealDay = (day: string) => addDays(day, 0) === day && !Number.isNaN(Date.parse(day))

function readTime([, hour = '', minute = '0']: RegExpMatchArray): Found | undefined {
  if (Number(hour) > 23 || Number(minute) > 59) return undefined
  return { time: formatTime(Number(hour), Number(minute)) }
}

/** Words that may end a text, without accents, dots and hyphens, in lower case. */
const rules: Rule[] = [
  rule(`${before}hoje`, inDays(0)),
  rule(`${before}amanha`, inDays(1)),
  rule(`${before}depois de amanha`, inDays(2)),
  rule('(?:em|daqui a) (\\d{1,3}) dias?', ([, days], now) => ({ due: addDays(toIsoDay(now), Number(days)) })),
  rule('(?:em|daqui a) (\\d{1,2}) semanas?', ([, weeks], now) => ({
    due: addDays(toIsoDay(now), Number(weeks) * 7),
  })),
  rule(`${before}(?:semana que vem|proxima semana)`, (_, now) => ({
    due: findNextWeekday(toIsoDay(now), 1),
  })),
  rule(`${before}(?:proxim[ao] )?${weekday}(?: que vem)?`, readWeekdayName),
  rule(`${before}(?:dia )?(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?`, readDate),
  rule('(?:as )?(\\d{1,2})h(\\d{2})?', readTime),
  rule('(?:as )?(\\d{1,2}):(\\d{2})', readTime),
  rule('(?:ao )?meio ?dia', () => ({ time: '12:00' })),
  rule('(?:todo dia|todos os dias|diariamente)', () => ({ repeat: 'daily' })),
  rule('(?:todo dia util|todos os dias uteis|dias uteis)', () => ({ repeat: 'weekdays' })),
  rule('(?:toda semana|semanalmente)', () => ({ repeat: 'weekly' })),
  rule('(?:todo mes|mensalmente)', () => ({ repeat: 'monthly' })),
  rule(`tod[oa] ${weekday}`, (match, now) => ({ repeat: 'weekly', ...readWeekdayName(match, now) })),
  rule('#(\\S+)', ([, name = '']) => toField('category', findByStart(categories, name))),
  rule('@(\\S+)', ([, name = '']) => toField('person', findByStart(colleagues, name))),
]

const toField = (field: 'category' | 'person', value: string | undefined) =>
  value === undefined ? undefined : { [field]: value }

const findByStart = (options: readonly { value: string; label: string }[], typed: string) =>
  options.find(({ label }) => searchKey(label).startsWith(typed))?.value

const longestPhrase = 5

/** Finds the longest phrase at the end of the words. One word stays for the title. */
function readEnd(words: readonly string[], now: Date) {
  for (let length = Math.min(longestPhrase, words.length - 1); length > 0; length -= 1) {
    const phrase = words.slice(-length).map(searchKey).join(' ')
    for (const { pattern, read } of rules) {
      const match = phrase.match(pattern)
      const found = match && read(match, now)
      if (found) return { found, length }
    }
  }
  return undefined
}

/**
 * Reads a typed line such as "Ligar para a gráfica sexta às 14h #alta @marina". Days, times, repetition, categories and
 * people are read from the end; the rest is the title.
 */
export function parseQuickLine(line: string, now = new Date()): TodoDraft {
  let words = line.trim().split(/\s+/)
  let all: Found = {}
  const [categoryValues, people]: [string[], string[]] = [[], []]
  for (let end = readEnd(words, now); end; end = readEnd(words, now)) {
    const { category, person, ...moment } = end.found
    if (Object.keys(moment).some((name) => name in all)) break
    if (category) categoryValues.push(category)
    if (person) people.push(person)
    all = { ...all, ...moment }
    words = words.slice(0, -end.length)
  }
  return {
    title: words.join(' '),
    image: copyOptions(colleagues, people),
    category: copyOptions(categories, categoryValues),
    ...completeMoment(all, now),
  }
}

/** Adds a day to a time or a repetition that was typed without one. */
function completeMoment({ due, time, repeat }: Found, now: Date): Pick<Found, 'due' | 'time' | 'repeat'> {
  if (!due && !time && !repeat) return {}
  const today = toIsoDay(now)
  const isOver = time !== undefined && time <= formatTime(now.getHours(), now.getMinutes())
  const first = due ?? addDays(today, isOver ? 1 : 0)
  return {
    due: !due && repeat === 'weekdays' ? firstWorkday(first) : first,
    ...(time ? { time } : {}),
    ...(repeat ? { repeat } : {}),
  }
}
