import { chakra, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { ongoing } from '@/state/ongoing-work.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

/** A notice about work in progress on other pages, with links to them. */
export function OngoingNotice() {
  const { pathname } = useLocation()
  const { works } = useSnapshot(ongoing)
  const others = works.filter(({ path }) => path !== pathname)
  if (others.length === 0) return null
  return (
    <chakra.ul
      aria-label="Em andamento"
      listStyleType="none"
      mb="4"
      px="4"
      py="2"
      bg="bg.info"
      color="fg.info"
      borderWidth="1px"
      borderRadius="control"
    >
      {others.map(({ title, status, path }) => (
        <chakra.li key={path} display="flex" columnGap="3" rowGap="1" flexWrap="wrap" py="0.5">
          <Text flex="1 1 16rem" minW="0" fontVariantNumeric="tabular-nums">
            <strong>{title}</strong> · {status}
          </Text>
          <AppLink
            to={path}
            aria-label={others.length > 1 ? `Voltar ao lote: ${title}` : undefined}
            color="fg.info"
            fontWeight="600"
            textDecoration="underline"
          >
            Voltar ao lote
          </AppLink>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
