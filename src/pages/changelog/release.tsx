import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { Changelog } from '@manifest/content.ts'

type ReleaseData = Changelog['releases'][number]

type Kind = ReleaseData['changes'][number]['kind']

const kinds: Record<Kind, { label: string; palette: string }> = {
  added: { label: 'Novo', palette: 'success' },
  changed: { label: 'Alterado', palette: 'info' },
  fixed: { label: 'Corrigido', palette: 'warning' },
  removed: { label: 'Removido', palette: 'danger' },
}

const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** A version on the line of time: its date beside it from medium width up, what changed below. */
export function Release({ release: { version, date: day, summary, changes } }: { release: ReleaseData }) {
  return (
    <Grid as="li" templateColumns={{ base: '1fr', md: '180px 1fr' }} gap={{ base: '2', md: '8' }} pb="8">
      <Box textAlign={{ md: 'end' }}>
        <Heading as="h2" textStyle="h2" fontVariantNumeric="tabular-nums">
          {version}
        </Heading>
        <Text color="fg.muted" textStyle="small" mt="0.5">
          <time dateTime={day}>{date.format(new Date(day))}</time>
        </Text>
      </Box>
      <Box borderStartWidth={{ md: '1px' }} ps={{ md: '8' }} position="relative">
        <Box
          display={{ base: 'none', md: 'block' }}
          position="absolute"
          insetStart="-5px"
          top="8px"
          boxSize="9px"
          borderRadius="full"
          bg="primary.solid"
        />
        {summary && (
          <Text fontWeight="500" mb="3" pt="1">
            {summary}
          </Text>
        )}
        <Flex as="ul" direction="column" gap="2.5" listStyleType="none">
          {changes.map(({ kind, text }) => (
            <Flex as="li" key={text} gap="3" align="flex-start">
              <Badge colorPalette={kinds[kind].palette} minW="76px" justifyContent="center" flexShrink="0">
                {kinds[kind].label}
              </Badge>
              <Text>{text}</Text>
            </Flex>
          ))}
        </Flex>
      </Box>
    </Grid>
  )
}
