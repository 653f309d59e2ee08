/** What the owner is mailed. Why it was done, a person writes to them. */
export const suspended = {
  title: 'Your account is suspended',
  message:
    'We suspended your account under our terms. You cannot log in to it, and apps that act for it are refused. Your locks stay in force, and invoices can still be paid. To ask why, to answer, or to get or delete your data, write to us.',
};

export const reinstated = {
  title: 'Your account is open again',
  message:
    'Your account is no longer suspended. You can log in as before, and the apps that were connected to it work again. Appointments that went to other notaries meanwhile stay with them.',
};
