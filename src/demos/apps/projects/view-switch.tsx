import { Flex, IconButton } from '@chakra-ui/react'
import { LuLayoutGrid, LuList, LuTable2 } from 'react-icons/lu'
import { type ProjectView, setView } from './view-choice.ts'

const choices = [
  { label: 'Grade', view: 'grid', icon: <LuLayoutGrid /> },
  { label: 'Lista', view: 'list', icon: <LuList /> },
  { label: 'Tabela', view: 'table', icon: <LuTable2 /> },
] as const

export const ViewSwitch = ({ view: current }: { view: ProjectView }) => (
  <Flex role="group" aria-label="Exibição" gap="1">
    {choices.map(({ label, view, icon }) => (
      <IconButton
        key={label}
        aria-label={label}
        title={label}
        aria-pressed={view === current}
        variant={view === current ? 'subtle' : 'ghost'}
        colorPalette={view === current ? 'primary' : 'neutral'}
        onClick={() => setView(view)}
      >
        {icon}
      </IconButton>
    ))}
  </Flex>
)
