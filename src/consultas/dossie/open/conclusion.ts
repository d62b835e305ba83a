/** The title of the box, of the section of the report and of the row in the workbook. */
export const conclusionTitle = 'Conclusão do analista'

/** The limit of a conclusion, in characters. A longer one is kept whole, with an error. */
export const maxConclusionLength = 4000

/** The analyst's conclusion of a dossiê: plain text, in memory. A store for `useSyncExternalStore`. */
export class Conclusion {
  readonly #listeners = new Set<() => void>()
  #text: string
  /** The text that a case or a file has. */
  #kept = ''

  constructor(text = '') {
    this.#text = text
  }

  getSnapshot = (): string => this.#text

  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Returns true if the text is empty, or if a case or a file has it. */
  isKept = (): boolean => this.#text.trim() === '' || this.#text === this.#kept

  /** Records that a case or a file has the text. */
  markKept(): void {
    this.#kept = this.#text
  }

  write(text: string): void {
    this.#text = text
    for (const listener of this.#listeners) listener()
  }

  /** Forgets the text and all listeners. */
  clear(): void {
    this.#listeners.clear()
    this.#text = ''
    this.#kept = ''
  }
}
