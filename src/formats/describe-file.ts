import type { FileContent } from '@manifest/contract/read-file.ts'
import { formatDecimal } from '@/lib/format/quantity.ts'

/** Describes a file: 'PDF de 12 kB'. */
export const describeFile = ({ name, bytes }: FileContent) =>
  bytes < 1000
    ? `${name} de ${formatDecimal(bytes)} B`
    : bytes < 1_000_000
      ? `${name} de ${formatDecimal(bytes / 1000)} kB`
      : `${name} de ${formatDecimal(bytes / 1_000_000)} MB`
