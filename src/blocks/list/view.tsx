import { chakra } from '@chakra-ui/react'
import { listAt, pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import { scaleDown } from '@/lib/format/read-value.ts'
import type { BlockProps } from '../block-types.ts'
import { SkeletonLines } from '../parts/block-section.tsx'
import { RowsSection } from '../parts/rows-section.tsx'
import { Value } from '../parts/value.tsx'

export function ListBlock({ block, answer }: BlockProps<'list'>) {
  const { title, value, item, format, sensitive, leads, scale, empty } = block
  return (
    <RowsSection title={title} name={`list ${value}`} rows={listAt(answer, value)} empty={empty}>
      {(shown) => (
        <chakra.ul ps="4" listStyleType="disc" display="flex" flexDirection="column" gap="1.5">
          {shown.map((row, index) => (
            <li key={index}>
              <Value
                value={scaleDown(item === undefined ? row : valueAt(row, item), scale)}
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
    </RowsSection>
  )
}

export const ListSkeleton = () => <SkeletonLines count={3} height="20px" />
