import type { ComponentProps, ReactNode } from 'react'

/** Attributes of a row's element. */
type RowAttributes = ComponentProps<'tr'> & { [name: `data-${string}`]: string | true | undefined }

/** Buttons, attributes and checkbox labels of a table's rows. The object must be stable. */
export type RowActions<Row> = {
  /** The label of the last column. */
  label: string
  /** Renders the buttons in the last column. Rows whose buttons Tab skips have the `tabIndex` -1. */
  render: (row: Row, index: number, tabIndex: number) => ReactNode
  readAttributes: (row: Row) => RowAttributes
  /** Names the row's checkbox, which the `cell` of the first column places. */
  readCheckLabel: (row: Row) => string
}
