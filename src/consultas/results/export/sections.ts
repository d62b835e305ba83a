type SheetRow = readonly unknown[]

/** The rows of a section below its title, where it has one; nothing where it has no rows. */
export function* withTitle<Cells extends SheetRow>(
  title: string | undefined,
  rows: Iterable<Cells>,
): Generator<Cells | [string]> {
  let isBegun = false
  for (const row of rows) {
    if (!isBegun && title !== undefined) yield [title]
    isBegun = true
    yield row
  }
}

/** The rows of all sections that have any, one section after the other, with an empty row between them. */
export function* joinSections<Cells extends SheetRow>(
  sections: Iterable<Iterable<Cells>>,
): Generator<Cells | []> {
  let isFirst = true
  for (const section of sections) {
    let isBegun = false
    for (const row of section) {
      if (!isBegun && !isFirst) yield []
      isBegun = true
      isFirst = false
      yield row
    }
  }
}
