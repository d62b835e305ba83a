import { Flex, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { ongoing } from '@/state/ongoing-work.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

/** A notice on every other page that work is in progress, with a link back to it. */
export function OngoingNotice({ pathname }: { pathname: string }) {
  const { work } = useSnapshot(ongoing)
  if (!work || work.path === pathname) return null
  return (
    <Flex
      columnGap="3"
      rowGap="1"
      wrap="wrap"
      mb="4"
      px="4"
      py="2"
      bg="bg.info"
      color="fg.info"
      borderWidth="1px"
      borderRadius="control"
    >
      <Text flex="1 1 16rem" minW="0" fontVariantNumeric="tabular-nums">
        <strong>{work.title}</strong> · {work.status}
      </Text>
      <AppLink to={work.path} color="fg.info" fontWeight="600" textDecoration="underline">
        Voltar ao lote
      </AppLink>
    </Flex>
  )
}
