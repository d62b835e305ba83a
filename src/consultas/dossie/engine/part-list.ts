import type { EntryOrigin } from '@/state/session.ts'
import { isSettled, type PartProgress } from './dossie-progress.ts'
import type { DossieRunOptions } from './dossie-run-options.ts'

/** The parts of a run, in the order of the dossiê, and how they depend on one another. */
export class PartList {
  #parts: readonly PartProgress[]

  constructor({ dossie, families, ended }: Pick<DossieRunOptions, 'dossie' | 'families' | 'ended'>) {
    this.#parts =
      ended?.parts ??
      dossie.parts.map((part) => {
        const definition = families[part.family]?.variants[part.variant]
        if (!definition) throw new Error(`No consulta ${part.family}/${part.variant}`)
        return { part, definition, state: 'waiting' }
      })
  }

  /** The same list until a part changes. */
  get all(): readonly PartProgress[] {
    return this.#parts
  }

  get areAllSettled(): boolean {
    return this.#parts.every(isSettled)
  }

  findIndex(name: string): number {
    return this.#parts.findIndex(({ part }) => part.name === name)
  }

  find(name: string): PartProgress | undefined {
    return this.#parts[this.findIndex(name)]
  }

  update(name: string, change: Omit<PartProgress, 'part' | 'definition'>): void {
    this.#parts = this.#parts.map((progress) =>
      progress.part.name === name
        ? { part: progress.part, definition: progress.definition, ...change }
        : progress,
    )
  }

  /** Returns the first waiting part whose needed parts are settled, without those that `isStarted`. */
  findReady(isStarted: (name: string) => boolean): PartProgress | undefined {
    return this.#parts.find(
      ({ part, state }) =>
        state === 'waiting' &&
        !isStarted(part.name) &&
        part.after.every((name) => {
          const needed = this.find(name)
          return !needed || isSettled(needed)
        }),
    )
  }

  /** Sets skipped parts that depend on this part, directly or not, to `waiting`. */
  resetSkipped(name: string): void {
    for (const { part, state } of this.#parts) {
      if (state !== 'skipped' || !part.after.includes(name)) continue
      this.update(part.name, { state: 'waiting' })
      this.resetSkipped(part.name)
    }
  }

  /** Returns the earlier part's result that a part's input comes from. */
  findOrigin(name: string): EntryOrigin | undefined {
    const earlier = this.find(name)?.part.after.map((other) => this.find(other)) ?? []
    const needed = earlier.find((progress) => progress?.answer?.entry)
    const entry = needed?.answer?.entry
    return needed && entry ? { id: entry.id, label: needed.part.title } : undefined
  }
}
