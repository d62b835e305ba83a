import { Box, Grid, Image, Skeleton } from '@chakra-ui/react'
import { Small } from '../basics.tsx'
import { landscapes } from '../pictures/landscapes.ts'
import { Loaded } from './loaded.tsx'

export const meta = { title: 'Galeria', isWide: true }

const columns = { base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' }

/** Pictures keep their ratio from the start, so that the captions do not move. */
export default () => (
  <Loaded
    skeleton={
      <Grid templateColumns={columns} gap="3">
        {landscapes.map(({ title }) => (
          <Box key={title}>
            <Skeleton aspectRatio="16 / 10" />
            <Skeleton height="3" width="70%" mt="2" mb="0.5" />
          </Box>
        ))}
      </Grid>
    }
  >
    <Grid templateColumns={columns} gap="3">
      {landscapes.map(({ picture, title }) => (
        <Box key={title} minW="0">
          <Image
            src={picture}
            alt=""
            width="full"
            aspectRatio="16 / 10"
            objectFit="cover"
            borderRadius="control"
          />
          <Small mt="1" truncate>
            {title}
          </Small>
        </Box>
      ))}
    </Grid>
  </Loaded>
)
