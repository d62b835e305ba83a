/** The height of rows, as the user chose it, and the setter of this choice. */
export type Density = { isCompact: boolean; set: (isCompact: boolean) => void }
