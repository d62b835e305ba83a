import { chakra } from '@chakra-ui/react'
import { listAt } from '@manifest/contract/answer-path.ts'
import { BlockSection, NoRows } from '../block-section.tsx'
import type { BlockProps } from '../block-types.ts'
import { CappedList } from '../capped-list.tsx'
import { noRowsText } from '../no-rows.ts'
import { TimelineEvent } from './event.tsx'

/** Events in the order in which the source gives them. */
export function TimelineBlock({ block, answer }: BlockProps<'timeline'>) {
  const { title, value, empty } = block
  const events = listAt(answer, value) ?? []
  const placeholder = noRowsText(listAt(answer, value), empty)
  if (placeholder !== undefined)
    return (
      <BlockSection title={title}>
        <NoRows text={placeholder} />
      </BlockSection>
    )
  return (
    <BlockSection title={title}>
      <CappedList name={`timeline ${value}`} rows={events}>
        {(shown) => (
          <chakra.ol
            listStyleType="none"
            borderStartWidth="2px"
            ms="1"
            ps="5"
            display="flex"
            flexDirection="column"
            gap="4"
          >
            {shown.map((event, index) => (
              <TimelineEvent key={index} block={block} event={event} index={index} />
            ))}
          </chakra.ol>
        )}
      </CappedList>
    </BlockSection>
  )
}
