import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuCreditCard, LuSearch, LuTimer, LuUsers } from 'react-icons/lu'
import { Muted, Small } from '../basics.tsx'
import { Loaded } from './loaded.tsx'

export const meta = { title: 'Números', isWide: true }

const numbers = [
  ['Consultas', '1.284', '12% a mais que em outubro', LuSearch],
  ['Pessoas', '86', '4 novas nesta semana', LuUsers],
  ['Tempo médio', '1,3 s', '0,2 s a menos que em outubro', LuTimer],
  ['Créditos', '3.410', 'Bastam até o fim do mês', LuCreditCard],
] as const

const Cards = ({ render }: { render: (number: (typeof numbers)[number]) => ReactNode }) => (
  <Grid
    templateColumns={{
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    }}
    gap="4"
  >
    {numbers.map((number) => (
      <Flex key={number[0]} justify="space-between" gap="3" p="4" borderWidth="1px" borderRadius="control">
        {render(number)}
      </Flex>
    ))}
  </Grid>
)

/** Each line of the skeleton has the line height of the text that takes its place. */
export default () => (
  <Loaded
    skeleton={
      <Cards
        render={() => (
          <>
            <Box flex="1">
              <Skeleton height="3" width="50%" my="1" />
              <Skeleton height="7" width="70%" my="2" />
              <Skeleton height="3" width="90%" my="1" />
            </Box>
            <Skeleton boxSize="10" borderRadius="control" />
          </>
        )}
      />
    }
  >
    <Cards
      render={([name, value, note, Icon]) => (
        <>
          <Box minW="0">
            <Muted>{name}</Muted>
            <Text textStyle="figure" my="1">
              {value}
            </Text>
            <Small>{note}</Small>
          </Box>
          <Flex
            aria-hidden="true"
            boxSize="10"
            flexShrink="0"
            align="center"
            justify="center"
            borderRadius="control"
            bg="primary.subtle"
            color="primary.fg"
            fontSize="18px"
          >
            <Icon />
          </Flex>
        </>
      )}
    />
  </Loaded>
)
