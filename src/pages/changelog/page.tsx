import { Flex } from '@chakra-ui/react'
import { LuHistory } from 'react-icons/lu'
import { changelog } from '@/generated/content/changelog.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { Release } from './release.tsx'

export default function ChangelogPage() {
  const { releases } = changelog
  return (
    <>
      <RouteHeader />
      {releases.length === 0 && (
        <Panel>
          <EmptyState icon={<LuHistory />} title="Nenhuma versão publicada" />
        </Panel>
      )}
      <Flex as="ol" direction="column" listStyleType="none">
        {releases.map((release) => (
          <Release key={release.version} release={release} />
        ))}
      </Flex>
    </>
  )
}
