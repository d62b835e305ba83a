/** A list with a promise for each length it reaches, so that a test waits without a clock. */
export class GrowingList<T> {
  readonly items: T[] = []
  private readonly waiting: { length: number; resolve: () => void }[] = []

  push(item: T): void {
    this.items.push(item)
    for (const { length, resolve } of this.waiting) if (this.items.length >= length) resolve()
  }

  /** Resolves when the list has this number of items. */
  reach(length: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.items.length >= length) resolve()
      else this.waiting.push({ length, resolve })
    })
  }
}
