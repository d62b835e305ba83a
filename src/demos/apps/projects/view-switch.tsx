import { Flex, IconButton } from '@chakra-ui/react'
import { LuLayoutGrid, LuList } from 'react-icons/lu'
import { setList } from './view-choice.ts'

const choices = [
  { label: 'Grade', isList: false, icon: <LuLayoutGrid /> },
  { label: 'Lista', isList: true, icon: <LuList /> },
]

export const ViewSwitch = ({ isList }: { isList: boolean }) => (
  <Flex role="group" aria-label="Exibição" gap="1">
    {choices.map(({ label, icon, ...choice }) => (
      <IconButton
        key={label}
        aria-label={label}
        title={label}
        aria-pressed={choice.isList === isList}
        variant={choice.isList === isList ? 'subtle' : 'ghost'}
        colorPalette={choice.isList === isList ? 'primary' : 'neutral'}
        onClick={() => setList(choice.isList)}
      >
        {icon}
      </IconButton>
    ))}
  </Flex>
)
