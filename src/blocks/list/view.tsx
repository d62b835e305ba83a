import { chakra } from '@chakra-ui/react'
import { listAt, pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import type { BlockProps } from '../block-types.ts'
import { BlockSection, EmptySection, SkeletonLines } from '../parts/block-section.tsx'
import { CappedList } from '../parts/capped-list.tsx'
import { describeEmptyList } from '../parts/shown-text.ts'
import { Value } from '../parts/value.tsx'

export function ListBlock({ block, answer }: BlockProps<'list'>) {
  const { title, value, item, format, sensitive, leads, empty } = block
  const rows = listAt(answer, value) ?? []
  const placeholder = describeEmptyList(listAt(answer, value), empty)
  if (placeholder !== undefined) return <EmptySection title={title} text={placeholder} />
  return (
    <BlockSection title={title}>
      <CappedList name={`list ${value}`} rows={rows}>
        {(shown) => (
          <chakra.ul ps="4" listStyleType="disc" display="flex" flexDirection="column" gap="1.5">
            {shown.map((row, index) => (
              <li key={index}>
                <Value
                  value={item === undefined ? row : valueAt(row, item)}
                  format={format}
                  sensitive={sensitive}
                  path={pathInRow(value, index, item)}
                  leads={leads}
                  label={`${title ?? 'item'} ${index + 1}`}
                />
              </li>
            ))}
          </chakra.ul>
        )}
      </CappedList>
    </BlockSection>
  )
}

export const ListSkeleton = () => <SkeletonLines count={3} height="20px" />
