// The merchant's command for people who use the back office, for when nobody can sign in.
import { textTable } from '../text-table.ts';
import { type Command, defineCommand, WrongArgument } from './command.ts';

export const staffCommands: readonly Command[] = [
  defineCommand({
    name: 'staff',
    words: ['list|reset|owner', '[EMAIL]'],
    help: `list who may use the back office; staff reset EMAIL prints a link for a new password,
ends every session and token of that person and removes the authenticator app once the link is used;
staff owner EMAIL makes a person an owner, and prints a link for somebody who is new.`,
    run: async (api, { words: [action = '', email] }) => {
      if (action === 'list') {
        if (email !== undefined) throw new WrongArgument(`"${email}" is not expected here.`);
        return listLines((await api.listStaff()).items);
      }
      if (action !== 'reset' && action !== 'owner')
        throw new WrongArgument(`"${action}" is none of list, reset and owner.`);
      if (email === undefined) throw new WrongArgument('EMAIL is missing.');
      if (action === 'reset') {
        const { link } = await api.resetStaff(email);
        return [
          `Every session and every token of ${email} has ended. This link works once; give it to nobody else:`,
          link,
        ];
      }
      const { link } = await api.makeOwner(email);
      return link === null
        ? [`${email} is an owner now.`]
        : [`${email} is invited as an owner. This link works once, for 72 hours:`, link];
    },
  }),
];

type Members = Awaited<ReturnType<Parameters<Command['run']>[0]['listStaff']>>['items'];

const stateOf = ({ name, enabled }: Members[number]): string => {
  if (!enabled) return 'no access';
  return name === null ? 'invited' : 'active';
};

function listLines(items: Members): string[] {
  if (items.length === 0) return ['Nobody has access to the back office.'];
  return textTable(
    ['No.', 'Email', 'Name', 'Role', 'Access', 'Second factor', 'Last seen'],
    items.map((member) => [
      String(member.id),
      member.email,
      member.name ?? '',
      member.role,
      stateOf(member),
      [member.hasPasskey ? 'passkey' : [], member.hasTotp ? 'authenticator app' : []].flat().join(', '),
      member.lastSeen?.slice(0, 10) ?? '',
    ]),
  );
}
