import { Box, Flex, Image, Skeleton, SkeletonCircle, SkeletonText, Text } from '@chakra-ui/react'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Muted } from '../basics.tsx'
import forest from '../pictures/forest.svg'
import { Loaded } from './loaded.tsx'

export const meta = { title: 'Publicação' }

/** A publication: author, picture and two lines. */
export default function CardSkeleton() {
  const { id, name } = findCastMember('noemia')
  return (
    <Loaded
      skeleton={
        <Box minH="64">
          <Flex gap="3" align="center" mb="3" height="10">
            <SkeletonCircle size="9" />
            <Skeleton height="3" width="36" />
          </Flex>
          <Skeleton height="40" mb="3" />
          <SkeletonText noOfLines={2} gap="2" />
        </Box>
      }
    >
      <Box minH="64">
        <Flex gap="3" align="center" mb="3" height="10">
          <Portrait image={id} name={name} />
          <Text fontWeight="600">{name}</Text>
        </Flex>
        <Image
          src={forest}
          alt="Mata depois da chuva"
          height="40"
          width="full"
          objectFit="cover"
          borderRadius="control"
          mb="3"
        />
        <Muted>Refiz a capa do relatório com um desenho da mata. Cabe melhor no celular.</Muted>
      </Box>
    </Loaded>
  )
}
