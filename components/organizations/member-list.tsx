'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { removeMember, setMemberRole } from '@/components/organizations/calls';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { asRole, roleLabels, type OrganizationRole } from '@/lib/organizations/rules/members';
import type { MemberView } from '@/lib/organizations/schema/organizations';

type MemberListProps = { members: MemberView[]; ownId: string; canChange: boolean };
/** What is asked about a member; null takes them out. */
type Asked = { member: MemberView; role: OrganizationRole | null };

export function MemberList({ members, ownId, canChange }: MemberListProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const rememberFocus = useFocusAfter();

  function ask(about: Asked) {
    rememberFocus();
    setAsked(about);
  }

  return (
    <div className="mt-4">
      <TableScroll folds label="Members">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role</th>
              <th scope="col">Member since</th>
              {canChange && <th scope="col">Change</th>}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <th scope="row">
                  <span className="wrap-anywhere">
                    {member.name}
                    {member.id === ownId && ' (you)'}
                  </span>
                  <span className="block font-normal wrap-anywhere text-muted-foreground">
                    {member.email}
                  </span>
                </th>
                <td data-label="Role">
                  <Badge variant={member.role === 'owner' ? 'info' : 'outline'}>
                    {roleLabels[member.role]}
                  </Badge>
                </td>
                <td data-label="Member since">
                  <LocalTime value={member.joinedAt} isDay />
                </td>
                {canChange && (
                  <td data-label="Change">
                    {member.id === ownId ? (
                      <span className="text-muted-foreground">–</span>
                    ) : (
                      <Changes member={member} onAsk={ask} />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {asked && <ChangeDialog asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Changes({ member, onAsk }: { member: MemberView; onAsk: (asked: Asked) => void }) {
  const other = member.role === 'owner' ? 'member' : 'owner';
  return (
    <div className="flex needs-script flex-wrap gap-2">
      <Button size="sm" variant="outline" onClick={() => onAsk({ member, role: other })}>
        Make {other}
        <span className="sr-only">: {member.name}</span>
      </Button>
      <Button size="sm" variant="outline" onClick={() => onAsk({ member, role: null })}>
        Remove<span className="sr-only"> {member.name}</span>
      </Button>
    </div>
  );
}

const roleWords: Record<OrganizationRole, string> = {
  owner: 'An owner invites and removes people, owners too, and makes keys, webhooks and apps.',
  member: 'A member sees these pages and cannot change them.',
};

function ChangeDialog({ asked: { member, role }, onClose }: { asked: Asked; onClose: () => void }) {
  const router = useRouter();

  async function change() {
    if (role) await setMemberRole(member, { role });
    else await removeMember(member);
    toast({ title: role ? `${member.name} is ${asRole[role]} now` : `${member.name} was removed` });
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={role ? `Make ${member.name} ${asRole[role]}?` : `Remove ${member.name}?`}
      keepLabel="Cancel"
      confirmLabel={role ? `Make ${role}` : 'Remove'}
      pendingLabel={role ? 'Changing' : 'Removing'}
      isDestructive={!role}
      onConfirm={change}
      onClose={onClose}
    >
      <p>
        {role
          ? roleWords[role]
          : 'They no longer see this organization and what is shared in it. What is their own stays in their account and is no longer shared, and keys that they made stop working. If you roll a key before that, it becomes yours.'}
      </p>
    </ConfirmDialog>
  );
}
