import { Box, chakra, Text } from '@chakra-ui/react'
import type { BlockOf } from '@manifest/result.ts'
import { formatted, formattedMoment, nothing } from '../../formats/registry.ts'
import { rowsAt, valueAt } from '../../value-at.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockSection, NoRows } from '../block-section.tsx'

/** Events in the order in which the source gives them. */
export function TimelineBlock({ block, answer }: BlockProps<BlockOf<'timeline'>>) {
  const { title, value, date, label, detail, empty } = block
  const events = rowsAt(answer, value)
  if (events.length === 0)
    return (
      <BlockSection title={title}>
        <NoRows text={empty} />
      </BlockSection>
    )
  return (
    <BlockSection title={title}>
      <chakra.ol
        listStyleType="none"
        borderStartWidth="2px"
        ms="1"
        ps="5"
        display="flex"
        flexDirection="column"
        gap="4"
      >
        {events.map((event, index) => {
          const said = detail === undefined ? nothing : formatted(valueAt(event, detail), undefined)
          return (
            <chakra.li key={index} position="relative">
              <Box
                position="absolute"
                insetStart="-26px"
                top="5px"
                boxSize="10px"
                borderRadius="full"
                bg="primary.solid"
              />
              <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                {formattedMoment(valueAt(event, date))}
              </Text>
              <Text fontWeight="500">{formatted(valueAt(event, label), undefined)}</Text>
              {said !== nothing && <Text color="fg.muted">{said}</Text>}
            </chakra.li>
          )
        })}
      </chakra.ol>
    </BlockSection>
  )
}
