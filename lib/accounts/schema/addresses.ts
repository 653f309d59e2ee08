/** Whether an account's address is confirmed: by its owner, as on a server without mail, or not yet. */
export type AddressStanding = {
  email: string;
  is: 'confirmed' | 'taken_as_confirmed' | 'waiting_for_link' | 'waiting_for_operator';
};
