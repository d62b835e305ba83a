import { proxy } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'

/** Work that continues while the user is on another page of the app. */
export type OngoingWork = {
  /** What it is, and its progress. */
  title: string
  status: string
  /** The path of the page that shows it; no other work has it. */
  path: Path
}

/** All work in progress, in its order. It lives in memory only. */
export const ongoing = proxy<{ works: OngoingWork[] }>({ works: [] })

/** Adds work, or says how it stands. */
export function setOngoingWork(work: OngoingWork): void {
  const index = ongoing.works.findIndex(({ path }) => path === work.path)
  if (index === -1) ongoing.works.push(work)
  else ongoing.works[index] = work
}

/** Takes the work away that the page at a path shows. */
export function endOngoingWork(path: Path): void {
  ongoing.works = ongoing.works.filter((work) => work.path !== path)
}
