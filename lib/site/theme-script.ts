/**
 * Runs before the first paint, so that a chosen theme never flashes. The text is constant because the script
 * policy allows it by its hash. It also says whether an account is remembered on this device, or a session may be open
 * (SESSION_MARKER), so that the header does not offer a login for a moment to somebody who is signed in, and whether the side bar was left narrow.
 */
export const themeScript =
  "try{var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('side-bar')==='narrow')d.sideBar='narrow';if(/(^|; )signed-in=/.test(document.cookie)||localStorage.getItem('user'))d.account='remembered'}catch(e){}";
