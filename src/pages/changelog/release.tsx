import { Box, Grid, Heading, Text } from '@chakra-ui/react'
import type { Changelog } from '@manifest/schema/content.ts'
import { ChangeList } from './change-list.tsx'

type ReleaseProps = { release: Changelog['releases'][number] }

// UTC, so that a date without time is the same day in every time zone.
const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** A release on the timeline. From medium width up, the date is beside the changes. */
export function Release({ release: { version, date: day, summary, changes } }: ReleaseProps) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' }}
      css={{ '&:last-of-type > :last-child': { pb: 0 } }}
    >
      <Box pb={{ base: '3', md: '0' }}>
        <Heading as="h2" textStyle="h2" fontVariantNumeric="tabular-nums">
          {version}
        </Heading>
        <Text color="fg.muted" textStyle="small" mt="1">
          <time dateTime={day}>{date.format(new Date(day))}</time>
        </Text>
      </Box>
      <Box
        position="relative"
        borderStartWidth={{ md: '1px' }}
        borderColor="border.emphasized"
        ps={{ md: '8' }}
        pb={{ base: '8', md: '10' }}
      >
        <Box
          hideBelow="md"
          position="absolute"
          insetStart="-6px"
          top="8px"
          boxSize="11px"
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg"
          bg="primary.solid"
        />
        {summary && (
          <Text fontWeight="600" pt={{ md: '1' }} mb="4">
            {summary}
          </Text>
        )}
        <ChangeList changes={changes} />
      </Box>
    </Grid>
  )
}
