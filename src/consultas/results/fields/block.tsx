import { chakra } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { formatted } from '../../formats/registry.ts'
import { BlockSection } from '../block-section.tsx'
import type { BlockProps } from '../facets.ts'
import { Value } from '../value.tsx'

/** Beside the label: beside the value it would take the room of a long one. */
const copyCss = { '& [data-copy]': { position: 'absolute', top: '-4px', insetEnd: '0' } } as const

/** A longer text has a row of its own: in a column it would be a tower. */
const longest = 160

/** Label and value pairs in as many columns as there is room for. */
export function FieldsBlock({ block: { title, items }, answer }: BlockProps<'fields'>) {
  return (
    <BlockSection title={title}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(190px, 100%), 1fr))"
        columnGap="6"
        rowGap="4"
        css={copyCss}
      >
        {items.map(({ label, value, format, sensitive }) => (
          <chakra.div
            key={`${label} ${value}`}
            minW="0"
            position="relative"
            className="group"
            // What is hidden does not tell its length either.
            gridColumn={
              !sensitive && formatted(valueAt(answer, value), format).length > longest ? '1 / -1' : undefined
            }
          >
            <chakra.dt color="fg.muted" textStyle="small">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="500" mt="0.5" overflowWrap="anywhere">
              <Value
                value={valueAt(answer, value)}
                format={format}
                sensitive={sensitive}
                path={value}
                label={label}
                isCopied
              />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </BlockSection>
  )
}
