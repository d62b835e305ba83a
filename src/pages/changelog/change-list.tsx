import type { SystemStyleObject } from '@chakra-ui/react'
import type { Changelog } from '@manifest/schema/content.ts'

type ReleaseChange = Changelog['releases'][number]['changes'][number]

const kinds: Record<ReleaseChange['kind'], { label: string; palette: string }> = {
  added: { label: 'Novo', palette: 'success' },
  changed: { label: 'Alterado', palette: 'info' },
  fixed: { label: 'Corrigido', palette: 'warning' },
  removed: { label: 'Removido', palette: 'danger' },
}

/** The changes of a release. The list of releases styles them by `changeListCss`. */
export const ChangeList = ({ changes }: { changes: readonly ReleaseChange[] }) => (
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
export const changeListCss = (badge: SystemStyleObject): SystemStyleObject => ({
  '& ul': { display: 'flex', flexDirection: 'column', gap: '3', listStyleType: 'none' },
  '& ul > li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
  '& ul p': { minW: '0', overflowWrap: 'anywhere' },
  '& [data-kind]': { ...badge, minW: '20', justifyContent: 'center', flexShrink: '0' },
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, { palette }]) => [`& [data-kind=${kind}]`, { colorPalette: palette }]),
  ),
})
