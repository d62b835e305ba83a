import { readFile } from '@manifest/contract/read-file.ts'
import type { Format } from '@manifest/schema/result.ts'
import { LuCopy, LuDownload, LuEye, LuEyeOff } from 'react-icons/lu'
import { emptyText, formatValue, hideValue, isHidable, missingText } from '@/formats/registry.ts'
import type { CellTone } from '@/ui/data-table/column.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { truncate } from '@/ui/page/long-text.tsx'
import { useIsMissing, useReveal } from '../parts/answer-context.ts'
import { saveFile } from '../parts/file-button.tsx'
import { LeadButton } from '../parts/lead-button.tsx'

const maxCellLength = 300

type ValueCellProps = {
  value: unknown
  format: Format | undefined
  sensitive: boolean
  leads: boolean | undefined
  path: string
  /** The column's label. */
  name: string
  /** Counted from 0. */
  index: number
  /** The color of the value, if it is not hidden. */
  tone: CellTone | undefined
}

/**
 * Shows a value in a table with buttons to reveal it, copy it and follow its leads. Plain elements, styled by
 * the table, because there may be thousands of cells.
 */
export function ValueCell({ value, format, sensitive, leads, path, name, index, tone }: ValueCellProps) {
  const { isRevealed, toggle } = useReveal(path)
  const text = formatValue(value, format)
  const isAbsent = useIsMissing(path)
  if (text === emptyText) return <bdi>{isAbsent ? missingText : emptyText}</bdi>
  const label = `${name}, linha ${index + 1}`
  const canHide = sensitive && isHidable(value, format)
  const isHidden = canHide && !isRevealed
  const file = format === 'file' && !isHidden ? readFile(value) : undefined
  return (
    <span data-value-cell={canHide ? 'hidable' : ''}>
      <bdi data-hidden-value={isHidden || undefined} data-tone={isHidden ? undefined : tone}>
        {isHidden ? hideValue(value, format) : truncate(text, maxCellLength)}
      </bdi>
      <span data-value-buttons>
        {canHide && (
          <button
            type="button"
            data-reveal
            aria-label={`${isRevealed ? 'Ocultar' : 'Mostrar'} ${label}`}
            onClick={toggle}
          >
            {isRevealed ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
          </button>
        )}
        {sensitive && isRevealed && (
          <button
            type="button"
            data-copy
            aria-label={`Copiar ${label}`}
            onClick={() => void copyText(() => text, `${label}: copiado`)}
          >
            <LuCopy aria-hidden="true" />
          </button>
        )}
        {file && (
          <button type="button" aria-label={`Baixar ${label}`} onClick={() => saveFile(file)}>
            <LuDownload aria-hidden="true" />
          </button>
        )}
        <LeadButton
          value={value}
          format={format}
          leads={leads}
          name={name}
          label={label}
          isHidden={isHidden}
        />
      </span>
    </span>
  )
}
