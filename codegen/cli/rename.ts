import { type Command, CommandError } from './command.ts'

export const rename: Command = async () => {
  throw new CommandError('rename ainda não existe')
}
