import { Flex } from '@chakra-ui/react'
import { LuTriangleAlert } from 'react-icons/lu'

/** The sign of a label that is still the key of the source. */
export const LabelToCheck = ({ id }: { id?: string }) => (
  <Flex as="span" id={id} display="inline-flex" align="center" gap="1" me="2" color="warning.fg">
    <LuTriangleAlert aria-hidden="true" /> Rótulo a conferir: é o nome na fonte.
  </Flex>
)
