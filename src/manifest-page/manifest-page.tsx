import { Flex, Heading, Spinner, Text } from '@chakra-ui/react'
import { Catalogue } from './catalogue.tsx'
import { useManifest } from './use-manifest.ts'

export function ManifestPage() {
  const { page, hasFailed } = useManifest()
  if (page) return <Catalogue page={page} hasFailed={hasFailed} />
  return (
    <Flex as="main" direction="column" align="center" justify="center" minH="100dvh" gap="3">
      <Heading as="h1" textStyle="h1">
        Manifesto
      </Heading>
      <Text color="fg.muted" role="status">
        {hasFailed ? noServer : <Spinner aria-label="Lendo o manifesto" />}
      </Text>
    </Flex>
  )
}

const noServer = 'O servidor de desenvolvimento não respondeu.'
