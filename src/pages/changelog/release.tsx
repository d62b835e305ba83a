import type { SystemStyleObject } from '@chakra-ui/react'
import type { Changelog } from '@manifest/schema/content.ts'
import { ChangeList } from './change-list.tsx'

type ReleaseProps = { release: Changelog['releases'][number] }

// UTC, so that a date without time is the same day in every time zone.
const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A release on the timeline. From medium width up, the date is beside the changes. The list styles all releases by `releaseCss`:
 * a history is long.
 */
export const Release = ({ release: { version, date: day, summary, changes } }: ReleaseProps) => (
  <li>
    <div>
      <h2>{version}</h2>
      <p>
        <time dateTime={day}>{date.format(new Date(day))}</time>
      </p>
    </div>
    <div>
      {summary && <p>{summary}</p>}
      <ChangeList changes={changes} />
    </div>
  </li>
)

/** Styles of the releases that are children of an element. */
export const releaseCss: SystemStyleObject = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
  },
  '& > li > :first-child': { pb: { base: '3', md: '0' } },
  '& h2': { textStyle: 'h2', fontVariantNumeric: 'tabular-nums' },
  '& h2 + p': { color: 'fg.muted', textStyle: 'small', mt: '1' },
  '& > li > :last-child': {
    position: 'relative',
    borderStartWidth: { md: '1px' },
    borderColor: 'border.emphasized',
    ps: { md: '8' },
    pb: { base: '8', md: '10' },
    _before: {
      content: '""',
      hideBelow: 'md',
      position: 'absolute',
      insetStart: '-6px',
      top: '8px',
      boxSize: '11px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'bg',
      bg: 'primary.solid',
    },
  },
  '& > li > :last-child > p': { fontWeight: '600', pt: { md: '1' }, mb: '4' },
  '& > li:last-of-type > :last-child': { pb: 0 },
}
