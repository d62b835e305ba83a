import { type Command, CommandError } from './command.ts'

export const diff: Command = async () => {
  throw new CommandError('diff ainda não existe')
}
