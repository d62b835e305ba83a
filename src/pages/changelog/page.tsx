import { Box, type SystemStyleObject, useRecipe } from '@chakra-ui/react'
import type { Changelog } from '@manifest/schema/content.ts'
import { LuHistory } from 'react-icons/lu'
import { changelog } from '@/generated/content/changelog.ts'
import { createDateFormat } from '@/lib/format/intl.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'

export default function ChangelogPage() {
  const { releases } = changelog
  const badge = useRecipe({ key: 'badge' })
  return (
    <>
      <RouteHeader />
      {releases.length === 0 && (
        <Panel>
          <EmptyState icon={<LuHistory />} title="Nenhuma versão publicada" />
        </Panel>
      )}
      <Box as="ol" listStyleType="none" css={[releaseCss, changeListCss(badge({}))]}>
        {releases.map((release) => (
          <Release key={release.version} release={release} />
        ))}
      </Box>
    </>
  )
}

type ReleaseProps = { release: Changelog['releases'][number] }

// UTC, so that a date without time is the same day in every time zone.
const date = createDateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/**
 * A release on the timeline. From medium width up, the date is beside the changes. The list styles all releases by `releaseCss`:
 * a history is long.
 */
const Release = ({ release: { version, date: day, summary, changes } }: ReleaseProps) => (
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
const releaseCss: SystemStyleObject = {
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

type ReleaseChange = Changelog['releases'][number]['changes'][number]

const kinds: Record<ReleaseChange['kind'], { label: string; palette: string }> = {
  added: { label: 'Novo', palette: 'success' },
  changed: { label: 'Alterado', palette: 'info' },
  fixed: { label: 'Corrigido', palette: 'warning' },
  removed: { label: 'Removido', palette: 'danger' },
}

/** The changes of a release. The list of releases styles them by `changeListCss`. */
const ChangeList = ({ changes }: { changes: readonly ReleaseChange[] }) => (
  <ul>
    {changes.map(({ kind, text }) => (
      <li key={text}>
        <span data-kind={kind}>{kinds[kind].label}</span>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)

/** Returns the styles of all change lists below an element. `badge` has the styles of a badge. */
const changeListCss = (badge: SystemStyleObject): SystemStyleObject => ({
  '& ul': { display: 'flex', flexDirection: 'column', gap: '3', listStyleType: 'none' },
  '& ul > li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
  '& ul p': { minW: '0', overflowWrap: 'anywhere' },
  '& [data-kind]': { ...badge, minW: '20', justifyContent: 'center', flexShrink: '0' },
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, { palette }]) => [`& [data-kind=${kind}]`, { colorPalette: palette }]),
  ),
})
