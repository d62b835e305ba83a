import { Box, useRecipe } from '@chakra-ui/react'
import { LuHistory } from 'react-icons/lu'
import { changelog } from '@/generated/content/changelog.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { changeListCss } from './change-list.tsx'
import { Release, releaseCss } from './release.tsx'

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
