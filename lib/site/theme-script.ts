/**
 * Runs before the first paint, so that a chosen theme never flashes. The text is constant because the script
 * policy allows it by its hash. It also says whether an account is remembered on this device, so that the header
 * does not offer a login for a moment to somebody who is signed in, and whether the side bar was left narrow.
 */
export const themeScript =
  "try{var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('side-bar')==='narrow')d.sideBar='narrow';if(localStorage.getItem('user'))d.account='remembered'}catch(e){}";
