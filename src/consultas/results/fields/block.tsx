import { chakra } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { formatted } from '../../formats/registry.ts'
import { BlockSection } from '../block-section.tsx'
import type { BlockProps } from '../facets.ts'
import { Value } from '../value.tsx'

/** The copy button is next to the label: next to the value it would leave less width for a long one. */
const copyCss = { '& [data-copy]': { position: 'absolute', top: '-4px', insetEnd: '0' } } as const

/** A longer text gets a row of its own: in a narrow column it would be very tall. */
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
            // The width must not give away the length of a masked value.
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
