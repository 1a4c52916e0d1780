/** Words that visitors use and no page of ours: they are no slips, and must not be mended into words that we know. */
export const ordinaryWords: readonly string[] =
  `investor investors invest investment funding salary salaries wage wages income married wife husband children child kids born birthday age religion caste
  president minister party election weather rain tomorrow yesterday tonight morning evening recipe dinner lunch breakfast restaurant pizza chicken music
  song songs movie movies film actor actress game games gaming score player players team match tournament league school college university exam exams
  student students teacher doctor hospital medicine health disease fever cancer weight exercise insurance loan loans bank banks credit debit card cards
  payment payments invoice invoices refund refunds receipt warranty guarantee certificate certificates certified certification license licence licensed award awards partner partners partnership
  franchise reseller affiliate commission tax taxes bitcoin crypto shares dividend lawyer court police passport visa flight flights hotel hotels train travel trip
  planet planets earth moon star stars ocean mountain river animal animals elephant tiger dog dogs cat cats bird flower flowers tree trees
  python java javascript code coding programming program programmer software hardware computer computers laptop laptops iphone samsung android windows linux
  google facebook amazon flipkart microsoft apple netflix tesla uber openai chatgpt gemini claude copilot alexa siri wikipedia youtube tiktok telegram
  english french german spanish italian portuguese russian chinese japanese arabic hindi marathi gujarati tamil telugu bengali urdu punjabi kannada
  america american britain england london paris berlin madrid rome moscow beijing tokyo sydney toronto newyork chicago delhi pune bangalore bengaluru chennai
  kolkata hyderabad jaipur lucknow surat nagpur indore kerala gujarat punjab china japan france germany spain italy russia brazil canada australia africa
  nigeria kenya pakistan bangladesh nepal lanka bhutan thailand vietnam indonesia malaysia philippines korea mexico argentina sweden norway denmark finland
  poem poems poetry joke jokes riddle story stories essay homework novel history science physics chemistry biology geography math maths equation algebra
  hack hacker virus password passwords secret secrets token admin root database server servers shell script scripts prompt prompts instruction instructions
  wedding party gift gifts toy toys book books pen pencil paper bag bags shirt shirts jeans watch watches ring rings gold silver diamond jewelry car cars bike
  bikes bicycle truck tyre tyres paint cement tools tool medicine pharmacy pet pets plant plants garden seed seeds honey tea coffee rice sugar spices pickle
  blockchain metaverse quantum robot robots drone drones rocket
  cheap cheaper cheapest expensive costly affordable discount discounts coupon coupons offer offers bargain free paid monthly yearly annual annually
  lawsuit scandal bankrupt layoffs layoff fired hiring hire job jobs career careers vacancy intern internship resume
  parking metro airport station bus taxi toilet lunchroom canteen nearest nearby distance kilometers
  love hate angry sad happy lonely friend friends girlfriend boyfriend family mother father brother sister baby`
    .split(/\s+/)
    .filter(Boolean);
