import type { Scalar } from 'yaml'

/** A key of a map as the text that it becomes: `3`, `"3"` and `0x3` are one key. */
export const keyText = ({ value }: Scalar): string => String(value)
