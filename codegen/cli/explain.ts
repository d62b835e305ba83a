import { type Command, CommandError } from './command.ts'

export const explain: Command = async () => {
  throw new CommandError('explain ainda não existe')
}
