import type { Json } from '../../../manifest/schema/consulta.ts'
import { compactDate, type DateForm, dateForm } from '../date-forms.ts'
import type { Originals } from '../originals.ts'
import { share } from './amounts.ts'

/** Other dates in the same order: what was before another date still is, and a year stays about what it was. */
export type OtherDates = (text: string) => string | undefined

const formOf = (text: string) => dateForm(text.trim()) ?? compactDate(text.trim())

/** By how much a date is put back at most, in days and in months. */
const furthest = { day: 300, month: 10 }

/** Invents the dates of an answer: each is put back by its own span, so that none tells of another one. */
export function otherDates(answer: Json, originals: Originals): OtherDates {
  const days = new Map<number, Set<number>>()
  const months = new Set<number>()
  for (const { kind, moment, seconds } of formsIn(answer)) {
    if (kind === 'month') months.add(moment)
    else days.set(moment, (days.get(moment) ?? new Set()).add(seconds))
  }
  const otherDay = putBack([...days.keys()], furthest.day, (day) => originals.hasMoment('day', day))
  const otherMonth = putBack([...months], furthest.month, (month) => originals.hasMoment('month', month))
  return (text) => {
    const form = formOf(text)
    if (!form) return undefined
    const { kind, moment, seconds, write } = form
    const other = (kind === 'month' ? otherMonth : otherDay).get(moment) ?? moment - furthest.month
    return write(other, otherSeconds(seconds, [...(days.get(moment) ?? [])], other))
  }
}

/** The dates in an answer, those among its keys too. */
function formsIn(answer: Json): DateForm[] {
  if (typeof answer === 'string') return [formOf(answer)].filter((form) => form !== undefined)
  if (typeof answer !== 'object' || answer === null) return []
  const keys = Array.isArray(answer) ? [] : Object.keys(answer)
  return [...keys, ...Object.values(answer)].flatMap(formsIn)
}

/** From the latest to the earliest: each before the one after it, and none a moment that the answer has. */
function putBack(moments: number[], most: number, isTaken: (moment: number) => boolean): Map<number, number> {
  const others = new Map<number, number>()
  let next = Number.POSITIVE_INFINITY
  for (const [index, moment] of moments.sort((left, right) => right - left).entries()) {
    let other = Math.min(moment - Math.ceil(share(index) * most), next - 1)
    while (isTaken(other)) other -= 1
    others.set(moment, other)
    next = other
  }
  return others
}

/** Midnight stays, since it says that no time is known; the other times of a day keep their order, between 8 and 20. */
function otherSeconds(seconds: number, times: number[], day: number): number {
  if (seconds === 0) return 0
  const sorted = times.filter((time) => time !== 0).sort((left, right) => left - right)
  const step = 43_200 / sorted.length
  const other = Math.floor(28_800 + step * (sorted.indexOf(seconds) + share(day)))
  return other === seconds ? other + 7 : other
}
