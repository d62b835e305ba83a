import { proxy } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'

export type OngoingWork = {
  title: string
  status: string
  /** The page that shows it. Each work has a different path. */
  path: Path
}

/** All work in progress, oldest first. In memory only. */
export const ongoing = proxy<{ works: OngoingWork[] }>({ works: [] })

export function setOngoingWork(work: OngoingWork): void {
  const index = ongoing.works.findIndex(({ path }) => path === work.path)
  if (index === -1) ongoing.works.push(work)
  else ongoing.works[index] = work
}

export function endOngoingWork(path: Path): void {
  ongoing.works = ongoing.works.filter((work) => work.path !== path)
}

type ReadOngoing = () => readonly string[]

const readers = new Set<ReadOngoing>()

/** Adds texts about work that goes on behind the lock screen: 'O lote continua: 853 de 1.000'. They have no values. */
export function registerOngoing(read: ReadOngoing): void {
  readers.add(read)
}

export const listOngoing = (): string[] => [...readers].flatMap((read) => read())
