import { Box, Flex, Skeleton, SkeletonCircle, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { OutlineButton, Small } from '../basics.tsx'

export const meta = { title: 'No lugar do conteúdo', description: 'Você decide quando.' }

const people = cast.slice(0, 3)

const PersonSkeleton = () => (
  <Flex gap="3" align="center" height="10">
    <SkeletonCircle size="9" />
    <Box flex="1">
      <Skeleton height="3" width="40%" mb="2" />
      <Skeleton height="3" width="25%" />
    </Box>
  </Flex>
)

/** Has the content's size, so that the layout does not shift. `aria-busy` marks it as loading. */
export default function InPlace() {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <Flex direction="column" gap="3" aria-busy={isLoading} mb="4">
        {people.map(({ id, name, role }) =>
          isLoading ? (
            <PersonSkeleton key={id} />
          ) : (
            <Flex key={id} gap="3" align="center" height="10">
              <Portrait image={id} name={name} />
              <Box>
                <Text fontWeight="600">{name}</Text>
                <Small>{role}</Small>
              </Box>
            </Flex>
          ),
        )}
      </Flex>
      <OutlineButton onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'Mostrar o conteúdo' : 'Mostrar o esqueleto'}
      </OutlineButton>
    </>
  )
}
